// The whole screen for the slides, and back. A browser that refuses leaves the window as it is.
export function fillScreen(): void {
  const change = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen?.();
  void change?.catch(() => {});
}
