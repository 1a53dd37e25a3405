import { messages } from '@coverwright/domain/messages'
import { Button } from '@mantine/core'
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router'
import { ChunkLoadError } from '../../core/start/load-chunk.ts'
import { said } from '../../core/text/said.ts'
import { EdgePage } from './EdgePage.tsx'

/** A screen that failed. A part of the build that does not load is most often one a newer version replaced. */
export function CrashPage() {
  const { t } = useTranslation('app')
  const error = useRouteError()
  const isChunk = error instanceof ChunkLoadError
  return (
    <main style={{ height: '100%' }}>
      <EdgePage
        icon={isChunk ? <IconRefresh size={22} stroke={1.6} /> : <IconAlertTriangle size={22} stroke={1.6} />}
        title={isChunk ? said(messages.loadingFailed) : said(messages.somethingFailed)}
        body={isChunk ? t('crash.chunk', { code: error.code }) : t('crash.body')}
        actions={<Button onClick={() => location.reload()}>{t('crash.reload')}</Button>}
      />
    </main>
  )
}
