// The groups in which the list of recorded training runs is shown.
import { expect, test } from 'vitest';
import { english } from '../../../base/sentences/sentence';
import { TRAINING_PRESETS } from '../../../scenario';
import { TRAINING_PRESET_TITLES } from '../../../scenario/presets/trainingSentences';
import { presetGroups } from './PresetChooser';

test('every preset stands in the one group of the figure that its title names', () => {
  const groups = presetGroups(TRAINING_PRESETS);
  const placed = groups.flatMap(({ presets }) => presets.map(({ id }) => id));
  expect([...placed].sort()).toEqual(TRAINING_PRESETS.map(({ id }) => id).sort());
  expect(groups.map(({ figure }) => figure)).toEqual([null, '3', '4', '5', 'A2', 'A3', 'A4']);
  for (const { figure, presets } of groups) {
    for (const { id } of presets) {
      const text = english(TRAINING_PRESET_TITLES[id]);
      expect(/^After Figure (\w+),/.exec(text)?.[1] ?? null, text).toBe(figure);
    }
  }
});
