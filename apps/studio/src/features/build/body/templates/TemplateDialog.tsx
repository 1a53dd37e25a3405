import type { Body } from '@coverwright/domain/build/body/body'
import { type InsuranceLine, insuranceLines } from '@coverwright/domain/build/product/product'
import { addTemplateGroups, missingAsks } from '@coverwright/domain/build/product-template/add-groups'
import { bodyOf } from '@coverwright/domain/build/product-template/body-of'
import { groupsOf } from '@coverwright/domain/build/product-template/body-template'
import { Button, Checkbox, Select, Switch } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../../framework/dialog/Dialog.tsx'
import { ErrorAlert } from '../../../../framework/page/ErrorAlert.tsx'
import { useFirm } from '../../../../parts/product/use-firm.ts'
import { useBody } from '../../body-editing/body-editing.ts'
import { sayName } from '../../body-editing/say-name.ts'
import { templateFor, useTemplates } from '../../product-template/use-templates.ts'
import classes from './TemplateDialog.module.css'

interface TemplateDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Where the first of the added groups stands. */
  readonly onAdded: (group: number) => void
}

/** Nothing would be lost by putting a whole body in its place. */
const isUnwritten = ({ questions, cover, rating, documents }: Body) =>
  [questions.groups, cover.plans, rating.steps, rating.rules, documents].every((list) => list.length === 0)

/** Groups of questions as a line of business asks them, added to what is asked already. */
export function TemplateDialog({ isOpen, onClose, onAdded }: TemplateDialogProps) {
  const { t } = useTranslation('body')
  const { body, product, replace } = useBody()
  const [line, setLine] = useState<InsuranceLine>(product.line)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isWhole, setWhole] = useState(true)
  const firm = useFirm()
  const isUntouched = isUnwritten(body)
  const isStart = isUntouched && isWhole
  const templates = useTemplates(product.country)
  const template = templateFor(templates.data, line)
  const groups = (template ? groupsOf(template, product) : []).map((group) => ({
    group,
    missing: missingAsks(body, group).length,
  }))
  const chosen = groups.filter(({ group, missing }) => missing > 0 && !left.has(group.name))
  const count = chosen.reduce((sum, { missing }) => sum + missing, 0)
  const toggle = (name: string) =>
    setLeft((before) => {
      const next = new Set(before)
      if (!next.delete(name)) next.add(name)
      return next
    })
  const add = () => {
    const first = body.questions.groups.length
    if (!template) return
    const next = isStart
      ? bodyOf(template, product, firm)
      : addTemplateGroups(
          body,
          chosen.map(({ group }) => group),
          product.country,
        )
    replace(next, t('templates.add'))
    onClose()
    onAdded(first)
  }
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('templates.title')}>
      <div className={classes.dialog}>
        <Select
          label={t('templates.line')}
          data={(templates.data ?? []).map(({ line: value, state }) => ({
            value,
            label: t(`product:lines.${value}`),
            disabled: state !== 'ready',
          }))}
          value={line}
          allowDeselect={false}
          onChange={(value) => {
            setLine(insuranceLines.find((each) => each === value) ?? line)
            setLeft(new Set())
          }}
        />
        {templates.isError && <ErrorAlert error={templates.error} onRetry={() => void templates.refetch()} />}
        {isUntouched && (
          <Switch
            label={t('templates.whole')}
            description={t('templates.wholeHint')}
            checked={isWhole}
            onChange={({ currentTarget }) => setWhole(currentTarget.checked)}
          />
        )}
        <fieldset className={classes.groups} disabled={isStart}>
          <legend>{t('questions.groups')}</legend>
          {groups.map(({ group: { name, repeat }, missing }) => (
            <Checkbox
              key={name}
              label={sayName(name)}
              description={[
                missing === 0 ? t('templates.there') : t('templates.questions', { count: missing }),
                ...(repeat ? [t('templates.forEach', { item: repeat.item })] : []),
              ].join(' · ')}
              checked={missing > 0 && (isStart || !left.has(name))}
              disabled={missing === 0}
              onChange={() => toggle(name)}
            />
          ))}
        </fieldset>
        <div className={classes.buttons}>
          <Button size="lg" variant="default" onClick={onClose}>
            {t('templates.cancel')}
          </Button>
          <Button size="lg" disabled={!template || (count === 0 && !isStart)} onClick={add}>
            {isStart ? t('templates.startWhole') : t('templates.addCount', { count })}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
