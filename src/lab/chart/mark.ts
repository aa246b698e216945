// The marks of charts, one shape for each attack, so that attacks can be told apart without colour. All look equally large.

type Path = (x: number, y: number, radius: number) => string;

const PATHS = {
  circle: (x, y, radius) =>
    `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`,
  cross: (x, y, radius) => {
    const [long, half] = [1.25 * radius, 0.45 * radius];
    const arm = long - half;
    return `M${x - half} ${y - long}h${2 * half}v${arm}h${arm}v${2 * half}h${-arm}v${arm}h${-2 * half}v${-arm}h${-arm}v${-2 * half}h${arm}Z`;
  },
  square: (x, y, radius) => {
    const half = 0.88 * radius;
    return `M${x - half} ${y - half}h${2 * half}v${2 * half}h${-2 * half}Z`;
  },
  triangle: (x, y, radius) => {
    const half = 1.2 * radius;
    return `M${x} ${y - 1.15 * radius}L${x + half} ${y + 0.95 * radius}H${x - half}Z`;
  },
  diamond: (x, y, radius) => {
    const half = 1.25 * radius;
    return `M${x} ${y - half}L${x + half} ${y}L${x} ${y + half}L${x - half} ${y}Z`;
  },
} as const satisfies Record<string, Path>;

export type MarkShape = keyof typeof PATHS;

export const markPath = (shape: MarkShape, ...at: Parameters<Path>): string => PATHS[shape](...at);
