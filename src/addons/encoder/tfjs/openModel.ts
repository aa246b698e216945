// A reader's files to a model: checked by what they say of themselves before anything of them is loaded. For workers.
import { io } from '@tensorflow/tfjs';
import { findDescription, type ModelFiles, readModelFiles } from '../modelFiles';
import type { ModelSummary } from '../types';
import { type LoadedModel, loadModel } from './loadModel';

/** Throws an InputError naming what is missing, damaged or not supported. */
export async function openModel(files: readonly File[]): Promise<LoadedModel & { summary: ModelSummary }> {
  const { description, checked } = await check(files);
  const byName = new Map(files.map((file) => [file.name, file]));
  const weights = checked.weightFiles.flatMap((name) => byName.get(name) ?? []);
  const loaded = await loadModel(checked, io.browserFiles([description, ...weights]));
  const { input, outputs, unsupported } = loaded;
  const { format, parameters, bytes } = checked;
  return {
    ...loaded,
    summary: { name: description.name, format, parameters, bytes, input, outputs, unsupported },
  };
}

async function check(files: readonly File[]): Promise<{ description: File; checked: ModelFiles }> {
  const sizes = files.map(({ name, size }) => ({ name, bytes: size }));
  const name = findDescription(sizes);
  const description = files.find((file) => file.name === name) as File;
  return { description, checked: readModelFiles(await description.text(), name, sizes) };
}
