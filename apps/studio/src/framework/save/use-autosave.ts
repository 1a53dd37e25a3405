import { useEffect, useMemo, useRef, useState } from 'react'
import { useBeforeUnload } from 'react-router'
import { type AutosaveState, createAutosave } from './autosave.ts'

/**
 * Saves edits by itself, within two seconds of the first unsaved one. What waits when the screen goes away is sent, and
 * closing the tab asks while something is unsaved.
 */
export function useAutosave<Value>(save: (value: Value) => Promise<unknown>) {
  const [state, setState] = useState<AutosaveState>({ kind: 'idle' })
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  }, [save])
  const autosave = useMemo(() => createAutosave<Value>((value) => latest.current(value), setState), [])
  useEffect(() => {
    addEventListener('online', autosave.flush)
    return () => {
      removeEventListener('online', autosave.flush)
      autosave.flush()
    }
  }, [autosave])
  useBeforeUnload((event) => {
    if (autosave.hasUnsaved()) event.preventDefault()
  })
  return { state, edit: autosave.edit, retry: autosave.flush }
}
