// The WebGPU backend of TensorFlow.js with all of its kernels: by itself, so that only those load it who have a graphics card.
import '@tensorflow/tfjs-backend-webgpu';
