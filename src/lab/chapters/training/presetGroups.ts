// The presets of real training by the figure of the paper that they are after, as their ids say it. Pure.
import type { Preset } from '../../scenario';

export interface PresetGroup {
  /** '3', 'A2'; null for those that are after none. */
  figure: string | null;
  presets: readonly Preset[];
}

const FIGURE = /^figure-(a?\d+)/;

/** In the order in which their figures first occur; each preset stands in one of them. */
export function presetGroups(presets: readonly Preset[]): PresetGroup[] {
  const groups = new Map<string | null, Preset[]>();
  for (const preset of presets) {
    const figure = FIGURE.exec(preset.id)?.[1].toUpperCase() ?? null;
    groups.set(figure, [...(groups.get(figure) ?? []), preset]);
  }
  return [...groups].map(([figure, own]) => ({ figure, presets: own }));
}
