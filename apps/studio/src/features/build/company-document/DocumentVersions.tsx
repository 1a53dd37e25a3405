import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { acts } from '../../../core/wire/acts.ts'
import { client } from '../../../core/wire/client.ts'
import { queries } from '../../../core/wire/queries.ts'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { sayFailed } from '../../../framework/toast/toasts.tsx'
import { Upload } from '../../../framework/upload/Upload.tsx'
import type { SendFile } from '../../../framework/upload/use-upload.ts'
import classes from './CompanyDocument.module.css'

async function open(id: string): Promise<void> {
  const { url } = await client.upload.getSignedUrl({ id })
  window.open(url, '_blank', 'noreferrer')
}

/** What a document was and is, and which products show it. */
export function DocumentVersions({ id, isForProducts }: { readonly id: string; readonly isForProducts: boolean }) {
  const { t } = useTranslation('company-document')
  const times = useTimeTexts()
  const detail = useQuery(queries.companyDocument.getDocument({ id }))
  const send: SendFile = async (file, { onProgress, signal }) => {
    await acts.companyDocument.uploadVersion({ id, name: file.name }, file, onProgress, signal)
  }
  const { versions = [], uses = [], useCount = 0 } = detail.data ?? {}
  return (
    <div className={classes.versions}>
      {detail.isError && <ErrorAlert error={detail.error} onRetry={() => void detail.refetch()} />}
      <Upload purpose="attachment" label={t('newVersion')} send={send} />
      {!isForProducts && <p>{t('notForProducts')}</p>}
      <section aria-label={t('versions')}>
        <h3>{t('versions')}</h3>
        <ul>
          {versions.map(({ fileId, number, fileName, bytes, createdAt }) => (
            <li key={fileId}>
              <Button
                size="compact-sm"
                variant="default"
                aria-label={t('openVersion', { number })}
                onClick={() => void open(fileId).catch(sayFailed)}
              >
                {number}
              </Button>
              <span>{fileName}</span>
              <small>
                {t('size', { count: Math.ceil(bytes / 1000) })}, {times.date(createdAt)}
              </small>
            </li>
          ))}
        </ul>
      </section>
      <section aria-label={t('uses')}>
        <h3>{t('uses')}</h3>
        {detail.isSuccess && useCount === 0 && <p>{t('usesNone')}</p>}
        <ul>
          {uses.map(({ id: productId, name, isNewest }) => (
            <li key={productId}>
              <Link to={pathTo(`/bs-build?product=${productId}&part=documents`)}>{name}</Link>
              {!isNewest && <small>{t('usesOlder')}</small>}
            </li>
          ))}
        </ul>
        {useCount > uses.length && <p>{t('usesMore', { count: useCount - uses.length })}</p>}
      </section>
    </div>
  )
}
