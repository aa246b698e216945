// A regular grid of privacy losses. Not a law on it.

/** Grid point i is the loss origin + i * spacing; T composed steps live on T * origin + i * spacing. */
export interface LossGrid {
  origin: number;
  spacing: number;
}
