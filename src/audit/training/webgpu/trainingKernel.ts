// A custom kernel in tfjs's registry that runs one WGSL program on tfjs's WebGPU device. Unlike tfjs's own kernels, it
// writes into a tensor that the caller passes as input `result`. Parameters are thus updated in place, and no step
// allocates.

import type { WebGPUBackend } from '@tensorflow/tfjs-backend-webgpu/dist/webgpu';
import type { WebGPUProgram } from '@tensorflow/tfjs-backend-webgpu/dist/webgpu_program';
import {
  engine,
  type NamedTensorMap,
  registerKernel,
  type Tensor,
  type TensorInfo,
} from '@tensorflow/tfjs-core';
import { foldGroups, LANES } from './dispatch';

export type UniformTypes = Readonly<Record<string, 'u32' | 'f32'>>;

export interface KernelDefinition<Variant, Inputs extends string, Uniforms extends UniformTypes> {
  /** Registered name; also the start of the pipeline cache's key. */
  name: string;
  /**
   * Inputs besides `result`, in binding order, with the numbers per element: 4 is bound as array<vec4<f32>>. A launch leaves an
   * input out by null, if its variant's source does not name it.
   */
  inputs: Readonly<Record<Inputs, 1 | 4>>;
  uniforms: Uniforms;
  /** Threads of a workgroup in two dimensions; {@link LANES} by 1 if left out. */
  workgroup?(variant: Variant): [number, number];
  /**
   * WGSL with a function `run`. It can use localId, localIndex, uniforms, bindings and `group`, and also `thread` if a
   * workgroup has {@link LANES} threads.
   */
  source(variant: Variant): string;
}

export type Launch<Variant, Inputs extends string, Uniforms extends UniformTypes> = {
  /** Number of workgroups, which are folded into two dimensions if there are more than one dimension can hold. */
  groups: number;
  inputs: Readonly<Record<Inputs, Tensor | null>>;
  uniforms: { readonly [Name in keyof Uniforms]: number };
  result: Tensor;
} & (unknown extends Variant ? { variant?: never } : { variant: Variant });

class KernelProgram implements WebGPUProgram {
  outputShape: number[];
  shaderKey: string;
  dispatchLayout = { x: [0] };
  variableNames: string[];
  variableComponents: number[];
  uniforms: string;

  constructor(
    definition: KernelDefinition<never, string, UniformTypes>,
    bound: readonly string[],
    key: string,
    size: number,
    readonly dispatch: [number, number, number],
    readonly workgroupSize: [number, number, number],
    readonly getUserCode: () => string,
  ) {
    this.outputShape = [size];
    this.shaderKey = `${definition.name} ${key}`;
    this.variableNames = [...bound];
    this.variableComponents = bound.map((name) => definition.inputs[name]);
    this.uniforms = Object.entries(definition.uniforms)
      .map(([name, type]) => `${name}: ${type},`)
      .join(' ');
  }
}

const PLACES = /* wgsl */ `
var<private> group: u32;
var<private> thread: u32;

fn place() {
  group = workgroupId.y * numWorkgroups.x + workgroupId.x;
  thread = group * ${LANES}u + localIndex;
}
`;

const TFJS_TYPE = { u32: 'uint32', f32: 'float32' } as const;

/** Registers the kernel once and returns the function that launches it on the current tfjs backend. */
export function defineKernel<Variant, Inputs extends string, Uniforms extends UniformTypes>(
  definition: KernelDefinition<Variant, Inputs, Uniforms>,
): (launch: Launch<Variant, Inputs, Uniforms>) => void {
  type Attributes = { launch: Launch<Variant, Inputs, Uniforms> };
  registerKernel({
    kernelName: definition.name,
    backendName: 'webgpu',
    kernelFunc({ inputs, backend, attrs }) {
      // tfjs types its registry for any backend; these casts name the one this kernel is registered for
      const gpu = backend as WebGPUBackend;
      const { variant, groups, uniforms } = (attrs as unknown as Attributes).launch;
      const { result, ...rest } = inputs as Record<string, TensorInfo>;
      const program = new KernelProgram(
        definition as unknown as KernelDefinition<never, string, UniformTypes>,
        Object.keys(definition.inputs).filter((name) => name in rest),
        JSON.stringify(variant),
        result.shape[0],
        foldGroups(groups, gpu.device.limits.maxComputeWorkgroupsPerDimension),
        [...(definition.workgroup?.(variant as Variant) ?? ([LANES, 1] as const)), 1],
        // tfjs calls main with a flat index, which tiles have no use for
        () => `${PLACES}${definition.source(variant as Variant)}\nfn main(index: i32) { place(); run(); }\n`,
      );
      const values = Object.entries(definition.uniforms).map(([name, type]) => ({
        type: TFJS_TYPE[type],
        data: [uniforms[name]],
      }));
      const ordered = program.variableNames.map((name) => rest[name]);
      gpu.runWebGPUProgram(program, ordered, 'float32', values, result);
      return result;
    },
  });
  return (launch) => {
    const given = Object.entries<Tensor | null>({ ...launch.inputs, result: launch.result });
    const inputs = Object.fromEntries(given.filter(([, tensor]) => tensor !== null)) as NamedTensorMap;
    engine().runKernel(definition.name, inputs, { launch } as never);
  };
}
