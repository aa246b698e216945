// The address in the article of what a reader sees, for links that are copied, shared and saved. A figure in a frame and a step of
// the lecture correspond to a place in the article, and a copied link opens that place.
import { formatAddress, parseAddress } from '../../scenario/address';
import { placeOfView, type SidePageName, type View } from '../../scenario/view';
import { readAddress } from './address';

/** A place in the article, or on a page beside it. */
export interface PlaceInArticle {
  /** Hash of the place in the article; '' for the start. */
  hash: string;
  /** Name of the figure on the stage; null for the one that the place opens with. */
  figure: string | null;
  page?: SidePageName;
}

type FindPlace = (view: View) => PlaceInArticle | null;

let find: FindPlace = () => null;

/** Sets the function that finds the place of each figure and step. It returns null for a view that is of the article itself. */
export function tellPlaces(places: FindPlace): void {
  find = places;
}

/** The article's address for what `address` shows. It depends on nothing but the function that {@link tellPlaces} was given. */
export function inArticle(address: string): string {
  const url = new URL(address);
  const { scenario, view } = parseAddress(url.search);
  const place = find(view);
  if (place === null) return address;
  const { hash, figure, page = null } = place;
  url.search = formatAddress(scenario, { ...placeOfView(view), figure, page });
  url.hash = hash;
  return url.href;
}

/** The article's address of what the page shows now, including changes that the address bar does not have yet. */
export function articleAddress(): string {
  const { scenario, view } = readAddress();
  const url = new URL(window.location.href);
  url.search = formatAddress(scenario, view);
  return inArticle(url.href);
}
