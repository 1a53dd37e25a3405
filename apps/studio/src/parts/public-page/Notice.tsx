import { IconAlertCircle, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './Notice.module.css'

interface NoticeProps {
  readonly kind: 'danger' | 'info'
  readonly title: string
  readonly body?: ReactNode
}

/** What happened, and under it what to do. Read out when it appears. */
export function Notice({ kind, title, body }: NoticeProps) {
  const Icon = kind === 'danger' ? IconAlertCircle : IconInfoCircle
  return (
    <div className={`${styles.notice} ${styles[kind]}`} role="alert">
      <Icon size={16} aria-hidden="true" />
      <div>
        <p className={styles.title}>{title}</p>
        {body && <p className={styles.body}>{body}</p>}
      </div>
    </div>
  )
}
