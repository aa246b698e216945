// The answers of the worker for a reader's own audit. It reads a file in pieces, and keeps the last scores for the next question about
// them.

import type { AnyRun } from '../../../accounting';
import type { ErrorCounts } from '../../../audit/estimation/lowerBounds';
import { reportOfCounts } from '../../../audit/report/ratesReport';
import type { AuditTerms } from '../../../audit/report/terms';
import { refusals } from '../../../base/numerics/errors';
import { asSentence } from '../../../base/sentences/plain';
import type { ReaderScores } from '../../../scoreAudit/readerScores';
import {
  type OfScores,
  type OwnAuditReport,
  reportOfGuesses,
  reportOfScores,
} from '../../../scoreAudit/report';
import { type OwnScoreView, scoreView } from '../../../scoreAudit/scoreView';
import type { ScoreSettings } from '../../../scoreAudit/settings';
import type { Job } from '../../../work/queries/workerApi';
import type { ColumnsChosen } from '../engine/columns';
import { readScores, readScoresOfWorlds } from '../engine/scoreReader';
import { SCORE_FILE } from '../engine/sentences';

type AuditMaterial =
  | { kind: 'counts'; counts: ErrorCounts; watched: boolean }
  | { kind: 'guesses'; m: number; r: number; v: number; k: number }
  /** Scores of a file. The same `key` means the same file, or the same two files. */
  | {
      kind: 'scores';
      key: number;
      file: Blob;
      /** The other world's scores, if `file` has only those of z. */
      outFile?: Blob | null;
      columns: ColumnsChosen;
      settings: ScoreSettings;
      /** A training run whose whole trade-off curve is claimed. */
      claimed?: AnyRun | null;
    };

export interface OwnAuditRequest {
  audit: AuditTerms;
  material: AuditMaterial;
}

export interface OwnAuditReply {
  report: OwnAuditReport & Partial<OfScores>;
  /** Data of the figures on scores; null for counts and guesses. */
  view: OwnScoreView | null;
}

type ScoreFile = Extract<AuditMaterial, { kind: 'scores' }>;

/** Milliseconds between two reports of progress. */
const BETWEEN_WORDS = 60;

/** Bytes of a text that are worked on at once, for some milliseconds, however large the browser's pieces are. */
const PIECE = 1 << 16;

async function* piecesOf(file: Blob): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((error: unknown) => {
        throw refusals('file').missing(SCORE_FILE.unreadable({ why: asSentence(error) }));
      });
      if (done) return;
      for (let from = 0; from < value.length; from += PIECE) yield value.subarray(from, from + PIECE);
    }
  } finally {
    void reader.cancel().catch(() => {});
  }
}

export type OwnAuditTable = ReturnType<typeof ownAuditQueries>;

/** The queries of the reader's own audit. Their progress is the share of a file that has been read. */
export function ownAuditQueries() {
  let kept: { name: string; scores: ReaderScores } | null = null;

  const scoresOf = async (
    { key, file, outFile = null, columns, settings: { sign } }: ScoreFile,
    { turn, onProgress }: Job<number>,
  ): Promise<ReaderScores> => {
    const name = JSON.stringify([key, sign, columns]);
    if (kept?.name === name) return kept.scores;
    // the scores of two files at once would take twice the memory
    kept = null;
    let read = 0;
    let next = 0;
    const size = file.size + (outFile?.size ?? 0);
    const opened = (of: Blob) => ({
      pieces: piecesOf(of),
      decoder: new TextDecoder('utf-8', { fatal: true }),
      onPiece: async (bytes: number) => {
        read += bytes;
        if (turn.elapsed() >= next) {
          onProgress(read / size);
          next = turn.elapsed() + BETWEEN_WORDS;
        }
        await turn.pause();
      },
    });
    const scores =
      outFile === null
        ? await readScores(opened(file), { sign, columns })
        : await readScoresOfWorlds({ in: opened(file), out: opened(outFile) }, { sign, columns });
    kept = { name, scores };
    return scores;
  };

  return {
    async audit({ audit, material }: OwnAuditRequest, job: Job<number>): Promise<OwnAuditReply> {
      if (material.kind === 'counts') {
        return { report: reportOfCounts(audit, material.counts, material.watched), view: null };
      }
      if (material.kind === 'guesses') {
        const { m, r, v, k } = material;
        return { report: reportOfGuesses(audit, { m, k, planned: [{ r, v }] }), view: null };
      }
      const scores = await scoresOf(material, job);
      const report = reportOfScores(audit, material.settings, scores, material.claimed);
      await job.turn.pause();
      return { report, view: scoreView(scores, audit.alpha, material.settings) };
    },
  };
}
