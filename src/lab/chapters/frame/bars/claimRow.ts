// The bars of false claims as data: a row for each rule by which audits claim. Pure.
import type { FalseClaims } from '../../../../work';

export interface ClaimRow {
  /** The rule's name in files. */
  id: string;
  name: string;
  claims: FalseClaims;
}

export interface ClaimBarsOf {
  /** Name of the files. */
  id: string;
  rows: readonly ClaimRow[];
  /** Number of audits behind each share. */
  audits: number;
  /** Share of false claims that the confidence allows, from 0 to 1. */
  allowed: number;
  title: string;
  /** The audited setting, in words for a saved picture. */
  setting: string;
}

/** The share at the end of the bars, which leaves room for every interval. */
export const endOf = (rows: readonly ClaimRow[], allowed: number): number =>
  Math.max(2 * allowed, 0.2, ...rows.map(({ claims }) => claims.upper));
