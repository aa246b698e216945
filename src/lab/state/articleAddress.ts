// The address of what a reader sees, as the article has it, for links that are copied, shared and saved. A figure in a frame and
// a step of the lecture stand for a place in the article, which a link to them opens.
import { formatAddress, parseAddress } from '../../scenario/address';
import { placeOfView, type SidePageName, type View } from '../../scenario/view';
import { readAddress } from './address';

/** A place in the article, or on a page beside it. */
export interface PlaceInArticle {
  /** Hash of the place in the article; '' for the start. */
  hash: string;
  /** The figure on the stage, by its name; null for the one with which the place opens. */
  figure: string | null;
  page?: SidePageName;
}

type FindPlace = (view: View) => PlaceInArticle | null;

let find: FindPlace = () => null;

/** Takes the function that knows where each figure and step stands. It gives null for a view that is of the article itself. */
export function tellPlaces(places: FindPlace): void {
  find = places;
}

/** The place that `address` shows, as a link to it in the article. Pure but for what {@link tellPlaces} has told. */
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

/** The address of the page as it stands now, whatever of it the address bar is yet to show. */
export function articleAddress(): string {
  const { scenario, view } = readAddress();
  const url = new URL(window.location.href);
  url.search = formatAddress(scenario, view);
  return inArticle(url.href);
}
