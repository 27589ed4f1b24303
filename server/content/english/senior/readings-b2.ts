import type { SeedQuestion } from '../../types.ts'
import { ask, prose } from '../builders.ts'
import { reading } from './make.ts'

export const readingsB2: readonly SeedQuestion[] = [
  reading(
    'en-b2-rd-001',
    'en-rj2019-b2-2',
    2,
    prose`
      A busy road does more than make noise. For a bear, a deer or a frog, it can be a wall. Animals that dare not cross
      are cut off from food and from one another; those that do cross may be killed, and a large animal on the road can
      kill drivers as well.

      In Banff National Park in Canada, where the Trans-Canada Highway runs through the mountains, engineers began in the
      1980s to try a simple idea: keep the animals off the road, but give them another way across. They put up tall fences
      on both sides and built tunnels under the highway, and later wide bridges over it. The bridges are covered with soil,
      grass and young trees, so that from above they look like a strip of forest laid across the traffic.

      At first, cameras showed few visitors. Animals, it turned out, need time to trust a new path. Some learned within
      months, while shy ones such as grizzly bears took several years. Tastes differed too. Grizzlies, wolves and elk
      preferred the open bridges; black bears and cougars were happier in narrow, dark tunnels. Offering only one kind of
      crossing would have left some of them behind.

      The results are hard to argue with. Along the fenced part of the road, accidents with wildlife have fallen by more
      than eighty per cent. Similar crossings now exist in many countries. Each one is expensive, but so is every accident
      that never has to happen.
    `,
    [
      ask(
        'What problem is described in paragraph 1?',
        [
          'Roads separate and kill animals.',
          'Drivers make too much noise.',
          'Frogs are disappearing from rivers.',
          'Animals eat the plants beside roads.',
        ],
        'A',
        '段落大意',
        '第一段说明道路像一堵墙，使动物被隔离或被撞死，也危及司机。',
      ),
      ask(
        'Why were trees and grass planted on the bridges?',
        [
          'To provide wood.',
          'To keep drivers awake.',
          'To make them look like part of the forest.',
          'To hold the fences in place.',
        ],
        'C',
        '推理判断',
        '由 they look like a strip of forest 可知种植草木是为了让动物觉得像森林的一部分。',
      ),
      ask(
        'Why is more than one kind of crossing needed?',
        [
          'The bridges are too expensive.',
          'Different animals have different preferences.',
          'Cameras do not work in tunnels.',
          'Young animals cannot climb.',
        ],
        'B',
        '细节理解',
        '第三段：Tastes differed too. 不同动物偏好不同通道，只建一种会使一些动物被排除在外。',
      ),
      ask(
        "What is the writer's attitude to wildlife crossings?",
        ['Doubtful.', 'Uninterested.', 'Worried.', 'Supportive.'],
        'D',
        '观点态度',
        '最后一段用数据说明效果显著，并指出花费值得，态度是支持的。',
      ),
    ],
  ),
  reading(
    'en-b2-rd-002',
    'en-rj2019-b2-3',
    2,
    prose`
      "Nobody is taking your phones away," our history teacher said. "I only want you to tell me when you pick them up."
      She handed each of us a card with five boxes, one for each school day. Every time we reached for a phone, we were to make
      a mark and write one word for the reason.

      I guessed I would make about twenty marks a day. By Monday night there were eighty-three. The words were even more
      surprising than the number. "Message" appeared nine times and "homework" six. The most common word, by far, was
      "nothing".

      On Wednesday the card began to change me. I would feel my hand move, remember the pen, and ask myself what I wanted.
      Often there was no answer, so the hand came back. At the bus stop I found myself watching an old man teach a small
      girl to tie her shoes. I do not think I had looked up at that bus stop for a year.

      In class on Friday we put all the cards on the wall. Our teacher did not tell us who had the fewest marks. Instead
      she asked us to cover every line that had been worth it. We covered calls to grandparents, maps, songs, and a video
      about volcanoes that three of us had loved. What was left looked like rain. "That," she said, "is the part that
      belongs to somebody else. You may want to ask for it back."

      I still use my phone every day. But the pen is still in my pocket.
    `,
    [
      ask(
        'What did the teacher ask the students to do?',
        [
          'Hand in their phones.',
          'Stop using the Internet for a week.',
          'Write a history report online.',
          'Record each time they picked up a phone.',
        ],
        'D',
        '细节理解',
        '第一段：每次拿起手机都要做一个记号并写下原因。',
      ),
      ask(
        "What surprised the writer most about Monday's result?",
        [
          'Most pick-ups had no purpose.',
          'The number was lower than expected.',
          'Homework took most of the time.',
          'Few classmates sent messages.',
        ],
        'A',
        '推理判断',
        '第二段说原因比数量更令人吃惊，而出现最多的词是 nothing，即没有目的。',
      ),
      ask(
        'What does the scene at the bus stop show?',
        [
          'The bus was often late.',
          'The writer missed old friends.',
          'The writer began to notice real life.',
          'Children should learn from the old.',
        ],
        'C',
        '推理判断',
        '作者一年没有在车站抬头看过，说明他开始留意身边真实的生活。',
      ),
      ask(
        "What does 'the part that belongs to somebody else' refer to?",
        [
          'Phones lost by students.',
          'Time spent on the phone for no good reason.',
          'Videos made by other people.',
          'Cards that were left on the wall.',
        ],
        'B',
        '词义猜测',
        '遮住"值得"的部分之后，剩下的是无意义地花在手机上的时间。',
      ),
    ],
  ),
]
