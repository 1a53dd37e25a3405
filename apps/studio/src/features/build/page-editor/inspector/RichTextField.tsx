import type { WrittenText } from '@coverwright/domain/build/page/rich-text'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sayDone } from '../../../../framework/toast/toasts.tsx'
import { useShell } from '../editing/shell-editing.ts'
import classes from '../text/TextTools.module.css'
import { TextTools } from '../text/TextTools.tsx'
import { useText } from '../text/use-text.ts'
import { useWriting } from '../text/use-writing.ts'
import { TextLabel } from './TextLabel.tsx'

interface RichTextFieldProps {
  readonly textKey: string
  readonly label: string
  readonly text: WrittenText
  readonly set: (text: WrittenText) => void
}

/** The same as on the canvas, beside it. */
export function RichTextField({ textKey, label, text, set }: RichTextFieldProps) {
  const { t } = useTranslation('page-editor')
  const { isLocked } = useShell()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const tools = useRef<HTMLDivElement>(null)
  const [element, setElement] = useState<HTMLElement | null>(null)
  const { isMissing, ...written } = useText({ textKey, text, set })
  useWriting(box, { ...written, isRich: true, onTooLong: () => sayDone(t('text.tooLong')) })
  return (
    <div>
      <span className={classes.label} id={id}>
        <TextLabel label={label} isMissing={isMissing} />
      </span>
      {element && !isLocked && <TextTools element={element} tools={tools} />}
      <div
        className={classes.box}
        ref={box}
        contentEditable={!isLocked}
        suppressContentEditableWarning
        role="textbox"
        tabIndex={0}
        aria-multiline
        aria-readonly={isLocked}
        aria-labelledby={id}
        onFocus={() => setElement(box.current)}
        onBlur={({ relatedTarget }) => !tools.current?.contains(relatedTarget) && setElement(null)}
      />
    </div>
  )
}
