import type { DocumentVersion } from '@coverwright/domain/build/document/document'
import type { Shell } from '@coverwright/domain/build/page/shell'
import { Anchor, UnstyledButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../../core/screens/path-to.ts'
import { queries } from '../../../../core/wire/queries.ts'
import { ErrorAlert } from '../../../../framework/page/ErrorAlert.tsx'
import { failedRead } from '../../../../framework/page/failed-read.ts'
import { useTimeTexts } from '../../../../framework/time/use-time-texts.ts'
import { useVersions } from '../../product-document/Versions.tsx'
import { useShell } from '../editing/shell-editing.ts'
import classes from './History.module.css'
import { PageThen } from './PageThen.tsx'

/** The versions that were kept of the site; each shows the open page as it was, and gives back single blocks of it. */
export function HistoryPanel({ undo }: { readonly undo: () => void }) {
  const { t } = useTranslation('page-editor')
  const { product } = useShell()
  const found = useVersions(product.id, 'shell', product.shellRevision)
  const failed = failedRead(found)
  const [open, setOpen] = useState<string>()
  if (failed) return <ErrorAlert {...failed} />
  const versions = found.data?.versions
  if (!versions) return null
  return (
    <div className={classes.history}>
      <p className={classes.hint}>{versions.length === 0 ? t('history.none') : t('history.hint')}</p>
      <ul aria-label={t('panels.history')}>
        {versions.map((version) => (
          <li key={version.id}>
            <VersionLine
              version={version}
              isOpen={version.id === open}
              onOpen={() => setOpen(version.id === open ? undefined : version.id)}
            />
            {version.id === open && <OpenVersion version={version} undo={undo} />}
          </li>
        ))}
      </ul>
      {versions.length > 0 && (
        <Anchor component={Link} to={pathTo(`/shellDashBoard?product=${product.id}`)}>
          {t('history.compareAll')}
        </Anchor>
      )}
    </div>
  )
}

interface VersionLineProps {
  readonly version: DocumentVersion
  readonly isOpen: boolean
  readonly onOpen: () => void
}

function VersionLine({ version, isOpen, onOpen }: VersionLineProps) {
  const { t } = useTranslation('page-editor')
  const times = useTimeTexts()
  return (
    <UnstyledButton className={classes.version ?? ''} aria-expanded={isOpen} onClick={onOpen}>
      <b>
        {t('history.version', { number: version.number })}
        {version.isCurrent && <em>{t('history.current')}</em>}
        {version.publishedAt !== null && <em>{t('history.published')}</em>}
      </b>
      {version.note !== '' && <span>{version.note}</span>}
      <small>{t('history.by', { name: version.savedBy, when: times.dateAndTime(version.createdAt) })}</small>
    </UnstyledButton>
  )
}

interface OpenVersionProps {
  readonly version: DocumentVersion
  readonly undo: () => void
}

function OpenVersion({ version, undo }: OpenVersionProps) {
  const loaded = useQuery(queries.product.getVersion({ id: version.id }))
  const failed = failedRead(loaded)
  if (failed) return <ErrorAlert {...failed} />
  if (!loaded.data) return null
  // The server has read it with the shell's model.
  return <PageThen number={version.number} then={loaded.data.content as Shell} undo={undo} />
}
