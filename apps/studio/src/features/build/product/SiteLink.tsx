import { siteAddress } from '../launch/site-address.ts'
import classes from './SiteLink.module.css'

/** Opens beside the studio. In a row it is reached by pointer; keys find it in the row's menu. */
export const SiteLink = ({ host, isInRow = false }: { readonly host: string; readonly isInRow?: boolean }) => (
  <a
    className={classes.link}
    href={siteAddress(host, location)}
    target="_blank"
    rel="noreferrer"
    tabIndex={isInRow ? -1 : undefined}
    onClick={(event) => event.stopPropagation()}
  >
    {host}
  </a>
)
