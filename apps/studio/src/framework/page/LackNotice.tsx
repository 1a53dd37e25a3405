import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { lackIn } from './lack.ts'

const patienceMs = 3000

/** What somebody came here to put right, at the head of the screen; what it is done with has the focus. */
export function LackNotice() {
  const { t } = useTranslation('framework')
  const { state, key } = useLocation()
  const lack = lackIn(state)
  const area = lack?.area
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!area) return undefined
    notice.current?.focus()
    const until = Date.now() + patienceMs
    // What it is done with comes when the screen has read what it shows.
    const timer = setInterval(() => {
      const field = document.querySelector<HTMLElement>(
        `[data-lack="${CSS.escape(area)}"] :is(input, button:not(:disabled))`,
      )
      if (!field && Date.now() < until) return
      clearInterval(timer)
      // Whoever went on meanwhile is not called back.
      if (field && document.activeElement === notice.current) field.focus()
    }, 50)
    return () => clearInterval(timer)
  }, [area, key])
  if (!lack) return null
  return (
    <Alert
      ref={notice}
      tabIndex={-1}
      my={12}
      color="warning"
      icon={<IconAlertTriangle size={16} />}
      title={lack.message}
      role="alert"
    >
      {t('lack')}
    </Alert>
  )
}
