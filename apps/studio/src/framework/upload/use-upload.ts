import type { UploadPurpose } from '@coverwright/domain/company/file/file-limits'
import { useEffect, useRef, useState } from 'react'
import { wordsOf } from '../page/ErrorAlert.tsx'
import { useTellUnderWay } from './files-under-way.ts'
import { refusalOf } from './refusal-of.ts'

interface Sending {
  /** Told how much is sent, from 0 to 1. */
  readonly onProgress: (part: number) => void
  readonly signal: AbortSignal
}

export type SendFile = (file: File, sending: Sending) => Promise<unknown>

type UploadState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'sending'; readonly name: string; readonly part: number }

export function useUpload(purpose: UploadPurpose, send: SendFile) {
  const [state, setState] = useState<UploadState>({ kind: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  useTellUnderWay(state.kind === 'sending')

  const refuse = (message: string) => setState({ kind: 'refused', message })

  const start = async (file: File) => {
    const refusal = refusalOf(file, purpose)
    if (refusal) return refuse(refusal)
    const controller = new AbortController()
    running.current = controller
    const show = (part: number) => {
      if (!controller.signal.aborted) setState({ kind: 'sending', name: file.name, part })
    }
    show(0)
    try {
      await send(file, { onProgress: show, signal: controller.signal })
      if (!controller.signal.aborted) setState({ kind: 'idle' })
    } catch (error) {
      if (!controller.signal.aborted) refuse(wordsOf(error))
    }
  }

  const cancel = () => {
    running.current?.abort()
    setState({ kind: 'idle' })
  }

  return { state, start: (file: File) => void start(file), cancel, refuse }
}
