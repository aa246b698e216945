// Under which name the browser keeps what was answered.

export const LESSON_KEY = 'adjacency-lab-lesson';
