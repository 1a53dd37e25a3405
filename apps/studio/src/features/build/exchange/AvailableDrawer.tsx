import type { Component } from '@coverwright/domain/build/component/component'
import { type AvailableItem, ReportForm } from '@coverwright/domain/build/exchange/available-item'
import { Button, Text, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import { once } from '../../../core/wire/queries-of.ts'
import { DetailDrawer } from '../../../framework/dialog/DetailDrawer.tsx'
import { Facts } from '../../../framework/dialog/Facts.tsx'
import { FormDialog } from '../../../framework/dialog/FormDialog.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { sayDone } from '../../../framework/toast/toasts.tsx'
import classes from './Exchange.module.css'
import { PreviewDialog } from './PreviewDialog.tsx'
import { TakeDialog } from './TakeDialog.tsx'

interface AvailableDrawerProps {
  readonly id: string | undefined
  readonly onClose: () => void
  readonly onTaken?: ((component: Component) => void) | undefined
}

/** One design: what it is, what each version changed, and how to get it. */
export function AvailableDrawer({ id, onClose, onTaken }: AvailableDrawerProps) {
  const { t } = useTranslation('exchange')
  const item = useQuery(once(id, (known) => queries.exchange.getAvailable({ id: known })))
  const [open, setOpen] = useState<'preview' | 'take' | 'report'>()
  const close = () => setOpen(undefined)
  const taken =
    onTaken &&
    ((component: Component) => {
      onClose()
      onTaken(component)
    })
  return (
    <>
      <DetailDrawer
        isOpen={id !== undefined}
        onClose={onClose}
        title={item.data?.name ?? t('item')}
        item={item}
        actions={() => (
          <>
            <Button variant="subtle" onClick={() => setOpen('report')}>
              {t('act.report')}
            </Button>
            <Button variant="default" onClick={() => setOpen('preview')}>
              {t('act.preview')}
            </Button>
            <Button onClick={() => setOpen('take')}>{t('act.take')}</Button>
          </>
        )}
      >
        {(shown) => <Content item={shown} />}
      </DetailDrawer>
      {item.data && open === 'preview' && (
        <PreviewDialog
          name={item.data.name}
          line={item.data.line}
          read={queries.exchange.previewAvailable({ id: item.data.id })}
          onClose={close}
        />
      )}
      {item.data && open === 'take' && <TakeDialog item={item.data} onClose={close} onTaken={taken} />}
      {item.data && open === 'report' && <ReportDialog item={item.data} onClose={close} />}
    </>
  )
}

function Content({ item }: { readonly item: AvailableItem }) {
  const { t } = useTranslation('exchange')
  const times = useTimeTexts()
  const versions = useQuery(queries.exchange.listReleasedVersions({ id: item.id }))
  return (
    <>
      <Facts
        facts={[
          [t('kind'), t(`kinds.${item.kind}`)],
          [t('about'), item.about],
          [t('line'), item.line && t(`product:lines.${item.line}`)],
          [t('tags'), item.tags.join(', ')],
          [t('author'), item.author || t('fromNobody')],
          [t('licence'), item.licence],
          [t('rates'), item.kind === 'body' ? t(item.withRates ? 'ratesTravel' : 'ratesStay') : null],
          [t('derivedFrom'), item.derivedFrom],
          [t('missingPhotos'), item.missingPhotos > 0 ? t('missing', { count: item.missingPhotos }) : null],
          [t('size'), t('kilobytes', { count: Math.ceil(item.bytes / 1000) })],
          [t('takes'), String(item.takes)],
          [t('takenVersion'), item.takenNumber === null ? null : t('versionNumber', { number: item.takenNumber })],
        ]}
      />
      <h3 className={classes.heading}>{t('versions')}</h3>
      <ul className={classes.rows}>
        {(versions.data ?? []).map(({ number, notes, releasedAt }) => (
          <li key={number}>
            <b>{t('versionNumber', { number })}</b>
            {notes && <span>{notes}</span>}
            <small>{times.dateAndTime(releasedAt)}</small>
          </li>
        ))}
      </ul>
    </>
  )
}

interface ReportDialogProps {
  readonly item: AvailableItem
  readonly onClose: () => void
}

function ReportDialog({ item: { id, name }, onClose }: ReportDialogProps) {
  const { t } = useTranslation('exchange')
  const form = useSchemaForm(ReportForm, {
    initialValues: { id, text: '' },
    save: async (values) => {
      await acts.exchange.reportItem(values)
      sayDone(t('done.report'))
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('reportTitle', { name })}
      form={form}
      keep={t('cancel')}
      act={t('act.report')}
      onClose={onClose}
    >
      <Text>{t('reportHint')}</Text>
      <Textarea label={t('problem')} autosize minRows={3} data-autofocus {...form.field('text')} />
    </FormDialog>
  )
}
