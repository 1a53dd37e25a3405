import type { Language } from '@coverwright/domain/base/language/language'
import type { BodyText } from '@coverwright/domain/build/body/texts'
import { Button, SegmentedControl, Switch } from '@mantine/core'
import { IconCheck, IconLanguage } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Canvas, Pane } from '../../../../framework/editor/Pane.tsx'
import { Empty } from '../../../../framework/page/Empty.tsx'
import { useBody } from '../../body-editing/body-editing.ts'
import { isMissing, useTexts } from '../editing/translations.ts'
import classes from './LanguagesPart.module.css'
import { TranslationField } from './TranslationField.tsx'
import { aboutText, sectionOf, type TextSection, textSections } from './text-sections.ts'

/** So many texts are shown at once; a list of breeds alone may have hundreds. */
const pageLength = 60

/** Every text of the body in every further language; what is missing is read in the first. */
export function LanguagesPart() {
  const { t } = useTranslation('body')
  const { product } = useBody()
  const [, ...others] = product.languages
  const [chosen, setChosen] = useState<Language | undefined>(others[0])
  const language = others.find((each) => each === chosen) ?? others[0]
  if (!language)
    return (
      <Canvas label={t('parts.languages')}>
        <Empty icon={<IconLanguage size={20} />} title={t('languages.one')} description={t('languages.oneHint')} />
      </Canvas>
    )
  return <Translations languages={others} language={language} onChoose={setChosen} />
}

interface TranslationsProps {
  readonly languages: readonly Language[]
  readonly language: Language
  readonly onChoose: (language: Language) => void
}

function Translations({ languages, language, onChoose }: TranslationsProps) {
  const { t } = useTranslation('body')
  const { body } = useBody()
  const texts = useTexts()
  const [section, setSection] = useState<TextSection>('questions')
  const [isOpenOnly, setOpenOnly] = useState(false)
  // What was missing when the list was made stays in it while it is typed.
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [most, setMost] = useState(pageLength)
  const missingIn = (of: readonly BodyText[]) => of.filter((text) => isMissing(body, language, text))
  const listed = texts.filter((text) => sectionOf(text) === section && (!isOpenOnly || open.has(text.key)))
  const show = (next: TextSection) => {
    setSection(next)
    setMost(pageLength)
  }
  return (
    <>
      <Pane side="left" title={t('languages.title')} label={t('languages.title')}>
        <ul className={classes.sections}>
          {textSections.map((each) => {
            const own = texts.filter((text) => sectionOf(text) === each)
            const missing = missingIn(own).length
            return (
              <li key={each}>
                <button type="button" aria-current={each === section || undefined} onClick={() => show(each)}>
                  {t(`languages.sections.${each}`)}
                  {missing === 0 ? (
                    <IconCheck size={14} aria-label={t('translations.complete')} />
                  ) : (
                    <span data-tone="warning">{t('translations.missing', { count: missing })}</span>
                  )}
                </button>
              </li>
            )
          })}
        </ul>
      </Pane>
      <Canvas label={t('parts.languages')}>
        <header className={classes.head}>
          <div>
            <h2>{t(`languages.sections.${section}`)}</h2>
            <p>{t('languages.hint')}</p>
          </div>
          <Switch
            label={t('languages.onlyMissing')}
            checked={isOpenOnly}
            onChange={({ currentTarget }) => {
              setOpen(new Set(missingIn(texts).map(({ key }) => key)))
              setOpenOnly(currentTarget.checked)
            }}
          />
          {languages.length > 1 && (
            <SegmentedControl
              aria-label={t('languages.choose')}
              data={languages.map((value) => ({ value, label: t(`product:languages.${value}`) }))}
              value={language}
              onChange={(value) => onChoose(languages.find((each) => each === value) ?? language)}
            />
          )}
        </header>
        {listed.length === 0 && (
          <Empty
            icon={<IconCheck size={20} />}
            title={t('languages.nothing')}
            description={t('languages.nothingHint')}
          />
        )}
        <div className={classes.texts}>
          {listed.slice(0, most).map((text) => (
            <TranslationField
              key={`${language} ${text.key}`}
              language={language}
              text={text}
              label={text.text}
              about={aboutText(body, text)}
            />
          ))}
        </div>
        {listed.length > most && (
          <Button variant="default" fullWidth mt={16} onClick={() => setMost(most + pageLength)}>
            {t('languages.more', { count: listed.length - most })}
          </Button>
        )}
      </Canvas>
    </>
  )
}
