import { type ReactNode, useMemo, useRef, useState } from 'react'
import { useShell } from '../editing/shell-editing.ts'
import { isSameText, type TextEditing, TextEditingContext } from './text-editing.ts'
import { canvasDocument, textElements } from './text-elements.ts'

export function TextEditingProvider({ children }: { readonly children: ReactNode }) {
  const { isLocked, page, language, select } = useShell()
  const [wanted, setWanted] = useState<TextEditing['edited'] & { readonly on: string }>()
  const cameFrom = useRef<HTMLElement>(null)
  // Another page or language has other texts: what is written must never go where it was not meant.
  const on = `${page.path} ${language}`
  const edited = isLocked || wanted?.on !== on ? undefined : wanted
  const editing = useMemo(
    (): TextEditing => ({
      edited,
      edit: (text, point) => {
        cameFrom.current = document.activeElement instanceof HTMLIFrameElement ? null : focused()
        setWanted({ ...text, point, on })
      },
      editFirst: ({ area, id }) => {
        const first = textElements().find(({ place }) => place.area === area && place.id === id)
        if (!first || isLocked) return false
        cameFrom.current = focused()
        select({ area, id })
        setWanted({ ...first.place, on })
        return true
      },
      leave: () => {
        setWanted(undefined)
        if (cameFrom.current?.isConnected) cameFrom.current.focus()
        else canvasDocument()?.body.focus()
      },
      end: (text) => setWanted((now) => (isSameText(now, text) ? undefined : now)),
    }),
    [edited, on, isLocked, select],
  )
  return <TextEditingContext value={editing}>{children}</TextEditingContext>
}

const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null)
