import { type ComponentProps, type ComponentType, useState } from 'react'
import { loadChunk } from '../../core/start/load-chunk.ts'

type ButtonProps = ComponentProps<'button'>

/**
 * A menu whose code comes when its button is approached: until then the button stands alone. Menus and popovers weigh
 * as much as the rest of the shell, and most visits open none.
 */
export function onDemand(
  Button: ComponentType<ButtonProps>,
  load: () => Promise<{ readonly default: ComponentType }>,
): ComponentType {
  const approach = () => void load().catch(() => undefined)
  return function OnDemand() {
    const [Opened, setOpened] = useState<ComponentType>()
    const [failure, setFailure] = useState<unknown>()
    if (failure) throw failure
    if (Opened) return <Opened />
    const open = () => void loadChunk(load).then((menu) => setOpened(() => menu.default), setFailure)
    return (
      <Button aria-haspopup="menu" aria-expanded={false} onPointerEnter={approach} onFocus={approach} onClick={open} />
    )
  }
}
