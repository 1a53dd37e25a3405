import { expect, test } from 'vitest'
import { vehicleViewOf } from './vehicle-view.ts'

test.each([
  ['photo_front', 'image/jpeg', 'front'],
  ['rear', 'image/jpeg', 'back'],
  ['car_left_photo', 'image/jpeg', 'left'],
  ['right', 'image/jpeg', 'right'],
  ['inside', 'image/jpeg', 'interior'],
  ['front', 'video/mp4', 'video'],
  ['leftovers', 'image/jpeg', 'other'],
  ['damage', 'image/jpeg', 'other'],
])('%s, %s shows %s', (name, type, view) => {
  expect(vehicleViewOf(name, type)).toBe(view)
})
