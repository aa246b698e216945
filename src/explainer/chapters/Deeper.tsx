// The way deeper: equations, where they come from, and the tests that hold the code to them.
import { lazy, type ReactNode, Suspense, useState } from 'react';

const Equation = lazy(() => import('./Equation').then((module) => ({ default: module.Equation })));

interface DeeperProps {
  chapter: number;
  /** Equations as TeX, in order, each with a sentence under it. */
  equations: readonly { tex: string; words: ReactNode }[];
  source: ReactNode;
  /** Paths in the repository. */
  tests: readonly string[];
}

export function Deeper({ chapter, equations, source, tests }: DeeperProps) {
  const [opened, setOpened] = useState(false);
  return (
    <details className="deeper" onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary>Deeper: the equation, its source, its test</summary>
      <div className="deeper-body">
        {equations.map(({ tex, words }, i) => (
          <div key={tex}>
            <div className="equation-place">
              {opened && (
                <Suspense fallback={null}>
                  <Equation tex={tex} name={`Equation ${chapter}.${i + 1}`} />
                </Suspense>
              )}
            </div>
            <p>{words}</p>
          </div>
        ))}
        <p>{source}</p>
        <p>
          Pinned by{' '}
          {tests.map((test, i) => (
            <span key={test}>
              {i > 0 && ', '}
              <code>{test}</code>
            </span>
          ))}
          .
        </p>
      </div>
    </details>
  );
}
