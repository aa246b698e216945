// The article, the lecture that walks through it, or a page beside it: how the page shows its scenario is in the address.
import { Suspense } from 'react';
import type { ScenarioProblem } from '../scenario';
import { useView } from '../state/useView';
import { later } from '../ui/later';
import { App } from './App';

const LecturePage = later(() => import('../lecture/LecturePage'), 'LecturePage');
const SpeakerPage = later(() => import('../lecture/speaker/SpeakerPage'), 'SpeakerPage');
const SidePage = later(() => import('../pages/SidePage'), 'SidePage');
const ScrollPage = later(() => import('./ScrollPage'), 'ScrollPage');

export function Page({ linkProblems }: { linkProblems: readonly ScenarioProblem[] }) {
  const { view } = useView();
  if (view.lecture === null && view.page === null) return <App linkProblems={linkProblems} />;
  return (
    <Suspense fallback={null}>
      {view.page === 'speaker' && <SpeakerPage first={view.lecture} />}
      {view.page === 'all' && <ScrollPage linkProblems={linkProblems} />}
      {view.page === null && <LecturePage linkProblems={linkProblems} />}
      {view.page !== null && view.page !== 'speaker' && view.page !== 'all' && (
        <SidePage name={view.page} linkProblems={linkProblems} />
      )}
    </Suspense>
  );
}
