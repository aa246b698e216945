import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  base: './',
  plugins: [react()],
  worker: { format: 'es' },
  // named here so that the dev server does not reload the page at the first visit
  optimizeDeps: { include: ['comlink', 'recharts', 'nuqs', 'zod'] },
  build: { target: 'es2022' },
});
