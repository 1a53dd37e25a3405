import { Tile } from '../../framework/page/Tile.tsx'
import { initials } from './initials.ts'
import classes from './PersonTile.module.css'

export function PersonTile({ name }: { readonly name: string }) {
  return (
    <Tile tone="neutral">
      <span className={classes.initials}>{initials(name)}</span>
    </Tile>
  )
}
