import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { sayDone } from '../../../framework/toast/toasts.tsx'
import { watchIdle } from './watch-idle.ts'

interface Saved {
  readonly flush: () => Promise<void>
  readonly subscribe: (onChange: () => void) => () => void
}

/** Editing that nobody goes on with is saved, and its lock given back by returning to the product. */
export function useIdleReturn({ flush, subscribe }: Saved, productId: string): void {
  const { t } = useTranslation('product-document')
  const navigate = useNavigate()
  useEffect(() => {
    const leave = async () => {
      await flush()
      await navigate(pathTo(`/project?product=${productId}`))
      sayDone(t('idle'))
    }
    return watchIdle({ heard: window, subscribe, onIdle: () => void leave() })
  }, [flush, subscribe, navigate, productId, t])
}
