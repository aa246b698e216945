// A page beside the article: its content below the masthead that all pages have.
import { t } from '@lingui/core/macro';
import { type ComponentType, useEffect, useMemo, useState } from 'react';
import { SIDE_PAGE_CONTENTS } from '../../guests/faces/sidePageContents';
import { type GuestPage, type ScenarioProblem, type SidePageName, withPoisson } from '../../scenario';
import { Failures } from '../live/Failures';
import { PoissonNote } from '../live/PoissonNote';
import { ProblemsBanner } from '../live/ProblemsBanner';
import { lightSymbols } from '../notation/light';
import { hashNow } from '../state/hash';
import { useHeldAudits, useResults } from '../state/results';
import { useScenario } from '../state/useScenario';
import { Late } from '../ui/Late';
import { later } from '../ui/later';
import { useDocumentTitle } from '../ui/window/useDocumentTitle';
import { whenThere } from '../ui/window/whenThere';
import { Glossary } from './glossary/Glossary';
import { Questions } from './questions/Questions';
import styles from './SidePage.module.css';
import type { SidePageProps } from './sidePageProps';
import { isWide, SIDE_PAGE_NAMES, showsAttack, takesAnySampling } from './sidePages';
import { Teaching } from './teaching/Teaching';

/** Pages beside the article. `?page=all` is none of them, since it shows the whole article (app/ScrollPage). */
type Beside = Exclude<SidePageName, 'all'>;

interface GuestContent {
  page: GuestPage;
  Content: ComponentType<SidePageProps>;
}

const ofGuests = Object.fromEntries(
  Object.values<GuestContent>(SIDE_PAGE_CONTENTS).map(({ page, Content }) => [page, Content]),
) as Record<GuestPage, ComponentType<SidePageProps>>;

const PAGES: Readonly<Record<Beside, ComponentType<SidePageProps>>> = {
  glossary: Glossary,
  questions: Questions,
  paper: later(() => import('./paper/Paper'), 'Paper'),
  uniaud: later(() => import('./uniaud/UniAud'), 'UniAud'),
  bounds: later(() => import('./bounds/Bounds'), 'BoundsPage'),
  ...ofGuests,
  exercises: later(() => import('../lesson/ExerciseSheet'), 'ExerciseSheet'),
  teaching: Teaching,
  gallery: later(() => import('./gallery/EmbedGallery'), 'EmbedGallery'),
};

/** Scrolls to the element that the hash names, once it is there. The parts of a page are loaded late. */
function goToNamed(): (() => void) | undefined {
  window.scrollTo(0, 0);
  const id = hashNow();
  if (id === '') return undefined;
  return whenThere(id, (named) => {
    named.scrollIntoView();
    return () => {};
  });
}

export function SidePage({ name, linkProblems }: { name: Beside; linkProblems: readonly ScenarioProblem[] }) {
  const { scenario } = useScenario();
  useHeldAudits(!showsAttack(name));
  const isAnySampling = takesAnySampling(name);
  const counted = useMemo(
    () => (isAnySampling ? scenario : withPoisson(scenario)),
    [isAnySampling, scenario],
  );
  const snapshot = useResults(counted);
  const [problems, setProblems] = useState(linkProblems);
  const title = SIDE_PAGE_NAMES[name];
  const Content = PAGES[name];
  useEffect(() => lightSymbols(document), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins at its own place
  useEffect(goToNamed, [name]);
  useDocumentTitle(title);
  return (
    <div className={isWide(name) ? `${styles.page} ${styles.wide}` : styles.page}>
      <main id="main" tabIndex={-1}>
        <ProblemsBanner problems={problems} onDismiss={() => setProblems([])} />
        <h1>{title}</h1>
        {!isAnySampling && <PoissonNote sampling={scenario.sampling} what="page" />}
        <Failures snapshot={snapshot} />
        <Late key={name} what={title} wait={t`Loading the page.`}>
          <Content scenario={counted} snapshot={snapshot} />
        </Late>
      </main>
    </div>
  );
}
