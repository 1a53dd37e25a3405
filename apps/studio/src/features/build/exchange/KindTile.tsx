import type { ExchangeKind } from '@coverwright/domain/build/exchange/exchange'
import { IconBookmark, IconBrowser, IconShieldCheck } from '@tabler/icons-react'
import { Tile } from '../../../framework/page/Tile.tsx'

const icons = { shell: IconBrowser, body: IconShieldCheck, component: IconBookmark } as const

export function KindTile({ kind }: { readonly kind: ExchangeKind }) {
  const Icon = icons[kind]
  return (
    <Tile tone="neutral">
      <Icon size={15} />
    </Tile>
  )
}
