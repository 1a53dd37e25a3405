import type { ExchangePreview } from '@coverwright/domain/build/exchange/exchange'
import type { InsuranceLine } from '@coverwright/domain/build/product/product'
import { SegmentedControl, Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Query } from '../../../core/wire/queries-of.ts'
import { Dialog } from '../../../framework/dialog/Dialog.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { ComponentPreview } from '../shell-design/preview/ComponentPreview.tsx'
import { BodyPreview } from './BodyPreview.tsx'
import classes from './Exchange.module.css'
import { ShellPreview } from './ShellPreview.tsx'
import { withPictures } from './with-pictures.ts'

interface PreviewDialogProps {
  readonly name: string
  readonly line: InsuranceLine | null
  readonly read: Query<ExchangePreview>
  readonly onClose: () => void
}

const widths = ['desktop', 'tablet', 'phone'] as const

/** What a design looks like on three kinds of screens, before anybody takes or approves it. */
export function PreviewDialog({ name, line, read, onClose }: PreviewDialogProps) {
  const { t } = useTranslation('exchange')
  const preview = useQuery(read)
  const drawn = useMemo(() => preview.data && withPictures(preview.data), [preview.data])
  const [width, setWidth] = useState<string>('desktop')
  const [path, setPath] = useState<string>()
  const pages = (drawn?.shell?.pages ?? []).map((page) => ({ value: page.path, label: page.title }))
  return (
    <Dialog title={t('previewOf', { name })} size={1360} onClose={onClose}>
      <div className={classes.bar}>
        {pages.length > 0 && (
          <Select
            aria-label={t('page')}
            data={pages}
            value={path ?? pages[0]?.value ?? null}
            onChange={(value) => setPath(value ?? undefined)}
            allowDeselect={false}
          />
        )}
        {drawn?.kind !== 'body' && (
          <SegmentedControl
            aria-label={t('widths')}
            value={width}
            onChange={setWidth}
            data={widths.map((value) => ({ value, label: t(`width.${value}`) }))}
          />
        )}
      </div>
      {preview.isLoadingError && <ErrorAlert error={preview.error} onRetry={() => void preview.refetch()} />}
      {drawn && (
        <div className={classes.canvas} data-width={drawn.kind === 'body' ? undefined : width}>
          {drawn.kind === 'shell' && <ShellPreview shell={drawn.shell} line={line} path={path} name={name} />}
          {drawn.kind === 'body' && <BodyPreview body={drawn.body} tables={drawn.tables} />}
          {drawn.kind === 'component' && <ComponentPreview component={{ name, blocks: drawn.blocks }} />}
        </div>
      )}
    </Dialog>
  )
}
