// Switches the slides to the whole screen and back. Where the browser refuses, the window stays as it is.
export function fillScreen(): void {
  const change = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen?.();
  void change?.catch(() => {});
}
