// Makes other work wait at the page's start until the live figure is drawn, which matters on a slow line or on two cores.

import type { AuditClient } from '../store/auditQueue';
import type { AccountingClient, AskAccountant } from './accountingClient';

const ignore = () => {};

/** Lets other questions about the page's own mechanism, and audits, wait until its first curves have a part, or have failed. */
export function figureFirst(
  accounting: AccountingClient,
  audit: AuditClient,
): { accounting: AccountingClient; audit: AuditClient } {
  let figure: Promise<void> | null = null;
  const own: AskAccountant = async (name, signal, request, onPartial = ignore) => {
    if (name !== 'curves' || figure !== null) {
      if (name !== 'curves') await figure;
      return accounting.own(name, signal, request, onPartial);
    }
    let drawn = ignore;
    figure = new Promise((resolve) => {
      drawn = resolve;
    });
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
    audit: {
      run: async (...asked) => {
        await figure;
        return audit.run(...asked);
      },
      restart: () => audit.restart(),
      close: () => audit.close(),
    },
  };
}
