import type { QuestionKindName } from '@coverwright/domain/build/question/question-kinds'
import {
  IconCalendar,
  IconCamera,
  IconCar,
  IconCheckbox,
  IconCircleDot,
  IconCoins,
  IconCursorText,
  IconMapPin,
  IconNumbers,
  IconPhone,
  type IconProps,
  IconSquareChevronDown,
  IconToggleLeft,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'

const icons: Readonly<Record<QuestionKindName, ComponentType<IconProps>>> = {
  'yes-no': IconToggleLeft,
  'choose-one': IconCircleDot,
  'tick-several': IconCheckbox,
  number: IconNumbers,
  money: IconCoins,
  date: IconCalendar,
  text: IconCursorText,
  'long-list': IconSquareChevronDown,
  phone: IconPhone,
  address: IconMapPin,
  'car-registration': IconCar,
  'photo-video': IconCamera,
}

export function QuestionIcon({ kind, size = 15 }: { readonly kind: QuestionKindName; readonly size?: number }) {
  const Icon = icons[kind]
  return <Icon size={size} stroke={1.7} aria-hidden="true" />
}
