import { IconBuildingStore } from '@tabler/icons-react'
import { Tile } from '../../../framework/page/Tile.tsx'
import { usePicture } from '../../company/company/use-picture.ts'
import classes from './Channel.module.css'

interface LogoProps {
  readonly fileId: string | null
  readonly size?: number
}

/** Beside a name, which says it: it needs no words of its own. */
export function Logo({ fileId, size = 28 }: LogoProps) {
  const url = usePicture(fileId)
  return url ? (
    <img className={classes.logo} src={url} alt="" width={size} height={size} />
  ) : (
    <Tile tone="neutral">
      <IconBuildingStore size={15} />
    </Tile>
  )
}
