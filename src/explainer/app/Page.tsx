// The article, or the lecture that walks through it: how the page shows its scenario is in the address.
import { Suspense } from 'react';
import type { ScenarioProblem } from '../../scenario';
import { Chapters } from '../chapters/Chapters';
import { useView } from '../state/useView';
import { later } from '../ui/later';
import { App } from './App';

const LecturePage = later(() => import('../lecture/LecturePage').then((module) => module.LecturePage));

export function Page({ linkProblems }: { linkProblems: readonly ScenarioProblem[] }) {
  const { view } = useView();
  if (view.lecture === null) return <App linkProblems={linkProblems} chapters={Chapters} />;
  return (
    <Suspense fallback={null}>
      <LecturePage linkProblems={linkProblems} />
    </Suspense>
  );
}
