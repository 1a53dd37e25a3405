import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void) {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}

/** Whether the browser has a network at all; that the server answers is another matter. */
export const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine)
