// Catches an error that a part of the page throws while rendering, and shows it in its place. The rest of the page and the scenario stay.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Component, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { sayError } from '../../base/language/say';
import { ChunkError, chunkAttempt, retryChunks } from './chunks';

interface ErrorBoundaryProps {
  /** Name of the part, as the start of a sentence, such as 'The figure'. */
  what: string;
  remedy?: string | undefined;
  /** Finds the element that shows the notice, for a part of an SVG drawing, which cannot hold it. By default it stands in the part's place. */
  noticeIn?: (() => Element | null) | undefined;
  children: ReactNode;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  private readonly retry = () => {
    retryChunks();
    this.setState({ error: null });
  };

  override render() {
    const { error } = this.state;
    const { what, remedy = t`Try again, or reload the page.`, noticeIn, children } = this.props;
    if (error === null) return children;
    const again = error instanceof ChunkError && chunkAttempt() > 0;
    const notice = (
      <div className="notice" role="alert">
        <p>
          <b>
            <Trans>{what} could not be drawn.</Trans>
          </b>{' '}
          {sayError(error)}
        </p>
        <p>
          {remedy} <Trans>Your settings are in the address bar and are kept.</Trans>
        </p>
        {again && (
          // a file that another module imports has a fixed address; while the browser waits for it, only loading the
          // page again requests it anew
          <button type="button" className="notice-button" onClick={() => location.reload()}>
            <Trans>Reload the page</Trans>
          </button>
        )}
        <button type="button" className="notice-button" onClick={this.retry}>{t`Try again`}</button>
      </div>
    );
    const place = noticeIn?.() ?? null;
    return place === null ? notice : createPortal(notice, place);
  }
}
