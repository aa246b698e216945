// The batch of one step, from what a configuration says of devices, accumulation and batches. Pure.
import { type Agreement, claimsOf, type Derived } from './agreement';
import type { ConfigurationReading } from './types';

export interface StepBatch {
  batch: Derived | null;
  /** A batch of one device is given, and not how many devices there are. */
  lacksDevices: boolean;
}

const same = (left: number, right: number): boolean => left === right;

/** Records that join a step, on average. */
export function batchOfStep(reading: ConfigurationReading, agreement: Agreement): StepBatch {
  const given = agreement.value('batchSize');
  const device = agreement.value('deviceBatchSize');
  const accumulated = agreement.value('accumulation');
  const devices = agreement.value('devices');
  if (device) {
    const known = devices ?? (given ? derivedDevices(given, device, accumulated) : null);
    if (!known) return { batch: null, lacksDevices: true };
    const product: Derived = {
      value: device.value * (accumulated?.value ?? 1) * known.value,
      from: [device, accumulated, devices]
        .filter((part) => part !== null)
        .map(({ from }) => from)
        .join(' × '),
    };
    const what =
      'The batch of a step is given twice: as a whole, and as that of a device times what is accumulated times the devices.';
    return { batch: agreement.settle('batchSize', what, [product, given], same), lacksDevices: false };
  }
  const times = (accumulated?.value ?? 1) * (devices?.value ?? 1);
  if (!given || times === 1) return { batch: given, lacksDevices: false };
  const isWhole = claimsOf(reading, 'batchSize').every(({ whole }) => whole);
  if (isWhole) return { batch: given, lacksDevices: false };
  const parts = [given, accumulated, devices].filter((part) => part !== null);
  const more: Derived = { value: given.value * times, from: parts.map(({ from }) => from).join(' × ') };
  const what =
    'Batches are accumulated or spread over devices: the batch size may be that of a step, or of a part of it.';
  return { batch: agreement.settle('batchSize', what, [given, more], same), lacksDevices: false };
}

/** The devices that make the whole batch of the parts, where they come out even. */
function derivedDevices(whole: Derived, device: Derived, accumulated: Derived | null): Derived | null {
  const value = whole.value / (device.value * (accumulated?.value ?? 1));
  return Number.isInteger(value) && value > 0 ? { value, from: whole.from } : null;
}
