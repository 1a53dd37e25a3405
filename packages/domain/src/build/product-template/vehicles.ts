import { choice, whole, yesNo } from './ask-for.ts'
import { onWheels } from './on-wheels.ts'

export const car = onWheels({
  word: 'car',
  uses: { social: 'Social only', commuting: 'Social and commuting', business: 'Business too' },
})

export const van = onWheels({
  word: 'van',
  uses: { own_goods: 'My own goods', deliveries: 'Deliveries for others', private: 'Private only' },
  asks: [
    choice('van_size', 'How large is it?', { small: 'Small', medium: 'Medium', large: 'Large, up to 3.5 tonnes' }),
    yesNo('has_racking', 'Is there racking or shelving in it?'),
  ],
})

export const motorbike = onWheels({
  word: 'motorbike',
  uses: { social: 'Social only', commuting: 'Social and commuting', courier: 'As a courier' },
  asks: [whole('engine_cc', 'What is the size of the engine, in cc?', [49, 2500])],
})
