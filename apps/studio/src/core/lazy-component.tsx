import type { ComponentType } from 'react'
import { loadChunk } from './start/load-chunk.ts'
import { loadTexts } from './text/start-text.ts'

type Load = () => Promise<{ readonly Component: ComponentType }>

/**
 * A route's component with its texts. A failure is thrown when it is shown, not when it is loaded: on the first page
 * the router would otherwise wait for the component for ever, and its error page with it.
 */
export async function lazyComponent(load: Load, ...texts: readonly string[]): Promise<{ Component: ComponentType }> {
  try {
    const [{ Component }] = await loadChunk(() => Promise.all([load(), loadTexts(texts)]))
    return { Component }
  } catch (error) {
    return { Component: () => throwing(error) }
  }
}

function throwing(error: unknown): never {
  throw error
}
