// Makes other work wait at the page's start until the live figure is drawn, which matters on a slow line or on two cores.

import type { AuditClient } from '../store/auditQueue';
import type { AccountingClient, AskAccountant } from './accountingClient';
import { afterPaint, type FrameScheduler, nextFrame } from './frameThrottle';

const ignore = () => {};

/**
 * Lets other questions about the page's own mechanism wait until its first curves have a part, or have failed. Audits, whose worker is
 * the heaviest file of a first visit, wait until these curves have been drawn.
 */
export function figureFirst(
  accounting: AccountingClient,
  frame: FrameScheduler = nextFrame,
): { accounting: AccountingClient; afterFigure: (audit: AuditClient) => AuditClient } {
  let figure: Promise<void> | null = null;
  let shown: Promise<void> | null = null;
  const own: AskAccountant = async (name, signal, request, onPartial = ignore) => {
    if (name !== 'curves' || figure !== null) {
      if (name !== 'curves') await figure;
      return accounting.own(name, signal, request, onPartial);
    }
    let drawn = ignore;
    figure = new Promise((resolve) => {
      drawn = resolve;
    });
    shown = figure.then(() => afterPaint(frame));
    try {
      return await accounting.own(name, signal, request, (partial) => {
        drawn();
        onPartial(partial);
      });
    } finally {
      drawn();
    }
  };
  return {
    accounting: {
      own,
      side: accounting.side,
      restart: () => accounting.restart(),
      close: () => accounting.close(),
    },
    afterFigure: (audit) => ({
      run: async (...asked) => {
        await shown;
        return audit.run(...asked);
      },
      restart: () => audit.restart(),
      close: () => audit.close(),
    }),
  };
}
