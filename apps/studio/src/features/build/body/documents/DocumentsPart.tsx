import { type BodyDocument, documentKinds } from '@coverwright/domain/build/body/body-document'
import { freeName } from '@coverwright/domain/build/dataset/data-name'
import { ActionIcon, Button, Checkbox, Group, Menu } from '@mantine/core'
import { IconFileText, IconPlus, IconTrash } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Canvas, Pane } from '../../../../framework/editor/Pane.tsx'
import { Empty } from '../../../../framework/page/Empty.tsx'
import { useBody } from '../../body-editing/body-editing.ts'
import { usePlace } from '../../body-editing/place.ts'
import { Drafts } from '../editing/Drafts.tsx'
import { TextField } from '../editing/fields.tsx'
import { PartSection } from '../editing/PartSection.tsx'
import { RemoveButton } from '../plans/RemoveButton.tsx'
import { DocumentFile } from './DocumentFile.tsx'
import classes from './Documents.module.css'
import { LinesField } from './LinesField.tsx'
import { Regulatory } from './Regulatory.tsx'

/** What everybody may read before buying, and what the law and the firm want said. */
export function DocumentsPart() {
  const { t } = useTranslation('body')
  const { body, change, isLocked } = useBody()
  const [selected, select] = useSelected()
  const add = (kind: BodyDocument['kind']) => {
    change((draft) => {
      const name = freeName(kind, new Set(draft.documents.map((each) => each.name)))
      draft.documents.push({ name, kind, title: t(`documents.kinds.${kind}`), subtitle: '', sections: [] })
    }, t('documents.add'))
    select(body.documents.length)
  }
  const document = selected === 'regulatory' ? undefined : body.documents[selected]
  return (
    <>
      <Pane
        side="left"
        title={t('documents.title')}
        label={t('documents.title')}
        actions={
          <Menu position="bottom-end">
            <Menu.Target>
              <ActionIcon aria-label={t('documents.add')} disabled={isLocked}>
                <IconPlus size={16} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              {documentKinds.map((kind) => (
                <Menu.Item key={kind} onClick={() => add(kind)}>
                  {t(`documents.kinds.${kind}`)}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        }
      >
        <ul className={classes.list}>
          {body.documents.map((each, at) => (
            <li key={each.name}>
              <button type="button" aria-current={selected === at || undefined} onClick={() => select(at)}>
                <IconFileText size={15} aria-hidden="true" />
                <span>{each.title || each.name}</span>
              </button>
            </li>
          ))}
          <li>
            <button
              type="button"
              aria-current={selected === 'regulatory' || undefined}
              onClick={() => select('regulatory')}
            >
              <IconFileText size={15} aria-hidden="true" />
              <span>{t('regulatory.title')}</span>
            </button>
          </li>
        </ul>
      </Pane>
      <Canvas label={t('parts.documents')}>
        <Drafts />
        {selected === 'regulatory' && <Regulatory />}
        {selected !== 'regulatory' && document && (
          <WrittenDocument key={document.name} at={selected} document={document} />
        )}
        {selected !== 'regulatory' && !document && (
          <PartSection title={t('documents.title')} hint={t('documents.hint')} at="documents">
            <Empty
              icon={<IconFileText size={20} />}
              title={t('documents.none')}
              description={t('documents.noneHint')}
            />
          </PartSection>
        )}
      </Canvas>
    </>
  )
}

const place = /^documents\.(\d+)/

function selectedAt(at: string): number | 'regulatory' {
  if (/^(regulatory|insured)/.test(at)) return 'regulatory'
  return Number(place.exec(at)?.[1] ?? 0)
}

function useSelected() {
  const at = usePlace()
  const [selected, select] = useState(() => selectedAt(at))
  useEffect(() => {
    if (at) select(selectedAt(at))
  }, [at])
  return [selected, select] as const
}

/** Headed sections of paragraphs, or of entries in a list. */
function WrittenDocument({ at, document }: { readonly at: number; readonly document: BodyDocument }) {
  const { t } = useTranslation('body')
  const { change, isLocked } = useBody()
  const here = ['documents', at] as const
  return (
    <PartSection
      title={document.title || t(`documents.kinds.${document.kind}`)}
      hint={t(`documents.about.${document.kind}`)}
      at={`documents.${at}.sections`}
      action={
        <RemoveButton name={document.title || document.name} remove={(draft) => void draft.documents.splice(at, 1)} />
      }
    >
      <div className={classes.fields}>
        <TextField at={[...here, 'title']} label={t('documents.titleOf')} maxLength={120} />
        <TextField
          at={[...here, 'subtitle']}
          label={t('documents.subtitle')}
          hint={t('documents.subtitleHint')}
          maxLength={200}
        />
      </div>
      <DocumentFile at={at} document={document} />
      {document.sections.map((section, position) => {
        const of = [...here, 'sections', position] as const
        return (
          // oxlint-disable-next-line react/no-array-index-key -- sections have no name but their position
          <fieldset key={position} className={classes.section}>
            <legend>{t('documents.section', { number: position + 1 })}</legend>
            <div className={classes.fields}>
              <TextField at={[...of, 'heading']} label={t('documents.heading')} maxLength={120} />
              <LinesField document={at} section={position} lines={section.lines} />
              <Group justify="space-between">
                <Checkbox
                  label={t('documents.isList')}
                  checked={section.isList === true}
                  disabled={isLocked}
                  onChange={(event) => {
                    const { checked } = event.currentTarget
                    change((draft) => {
                      const edited = draft.documents[at]?.sections[position]
                      if (edited) edited.isList = checked
                    }, t('documents.isList'))
                  }}
                />
                <Button
                  size="compact-sm"
                  variant="subtle"
                  leftSection={<IconTrash size={14} />}
                  disabled={isLocked}
                  onClick={() =>
                    change(
                      (draft) => void draft.documents[at]?.sections.splice(position, 1),
                      t('documents.removeSection'),
                    )
                  }
                >
                  {t('documents.removeSection')}
                </Button>
              </Group>
            </div>
          </fieldset>
        )
      })}
      <Button
        variant="default"
        leftSection={<IconPlus size={16} />}
        disabled={isLocked}
        onClick={() =>
          change(
            (draft) => void draft.documents[at]?.sections.push({ heading: '', lines: [] }),
            t('documents.addSection'),
          )
        }
      >
        {t('documents.addSection')}
      </Button>
    </PartSection>
  )
}
