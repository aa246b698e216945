// TensorFlow.js on WebGPU with all of its kernels, apart, so that only those load it who have a graphics card.
import '@tensorflow/tfjs-backend-webgpu';
