// Links to where a statement about a library or a theorem can be checked.

interface Source {
  /** Label of the link: 'opacus#80'. */
  label: string;
  url: string;
}

export const Sources = ({ of }: { of: readonly Source[] }) =>
  of.map(({ label, url }, i) => (
    <span key={url}>
      {i > 0 && ', '}
      <a href={url} rel="noreferrer">
        {label}
      </a>
    </span>
  ));
