// The WebGPU backend of TensorFlow.js with all of its kernels. It is a chunk of its own, which is only loaded where WebGPU is available.
import '@tensorflow/tfjs-backend-webgpu';
