import type { SeedQuestion } from '../../types.ts'
import { prose } from '../builders.ts'
import { writing } from './make.ts'

export const writingsB1Stories: readonly SeedQuestion[] = [
  writing(
    'en-b1-wr-007',
    'en-rj2019-b1-4',
    3,
    prose`
      阅读下面材料，根据其内容和所给段落开头语续写两段，使之构成一篇完整的短文。

      Every Friday afternoon Zhao Min took the lift to the ninth floor to read the newspaper to old Mrs Tang. It had begun
      as a school task and was meant to last a month. That was in September; it was now March. Mrs Tang had been a
      telephone operator in the days when calls were joined by hand, and she had the calmest voice in the building. "Number,
      please," she would say whenever Min knocked at the door, and Min would answer, "Nine-zero-two, with the news."

      That Friday the sky had been dark since lunch. Min had just stepped into the lift when a boy of about six ran in after
      her, holding a paper bag with a goldfish inside a smaller, plastic one. His name was Lele, he told her, and he lived
      on the eleventh floor. He had never been in the lift by himself before, and he was very proud of it.

      They had passed the fifth floor when thunder shook the walls. The light went out. The lift stopped with a jump that
      threw them both against the side. Lele screamed. Water ran over Min's shoes, and in the dark she heard something
      small beating against the floor.

      Min pressed the alarm button again and again, but no one answered. Her phone was at home. Then she noticed a faint red
      light beside the buttons and, under it, a tiny old telephone that nobody ever used.

      注意：续写词数应为 200 左右。

      第一段开头：First of all, Min had to save the goldfish.

      第二段开头：Then she picked up the telephone.
    `,
    prose`
      First of all, Min had to save the goldfish. "Lele, I need your help," she said, as steadily as she could. "Listen and
      tell me where the sound is." The screaming stopped. Two small hands felt along the floor. "Here!" he cried. Min pulled
      the empty lunch box out of her school bag and squeezed what water was left in the torn plastic into it, then added the
      rest from her own bottle. The fish gave one kick, and another. "He's swimming," whispered Lele, and forgot to cry.

      Then she picked up the telephone. For a moment there was nothing. "Hello?" she said, and her voice shook at last. Far
      away came a click, and a voice she knew better than any other in the building. "Number, please." Mrs Tang's kitchen, it
      turned out, was still joined to the old line. "Nine-zero-two," said Min, half laughing, half crying, "with the news."
      "Stay where you are and sit down, dear," said the calm voice. "I am calling for help on the other phone." Until the
      doors were opened, forty minutes later, Mrs Tang read the newspaper to the three of them: Min, Lele and a goldfish
      named Thunder.
    `,
    {
      content: { max: 90, hint: '续写与原文情境、人物和线索（电话、金鱼、唐奶奶）融洽，情节合理完整。' },
      language: { max: 100, hint: '动作、心理和对话描写生动，词汇和句式丰富准确。' },
      structure: { max: 60, hint: '与所给开头语衔接自然，段间连贯，结尾照应前文。' },
    },
    '读后续写',
    '抓住原文伏笔：唐奶奶当过接线员、两人的问候语和那部旧电话，让第二段与开头呼应。',
  ),
  writing(
    'en-b1-wr-008',
    'en-rj2019-b1-2',
    3,
    prose`
      阅读下面材料，根据其内容和所给段落开头语续写两段，使之构成一篇完整的短文。

      The map was my idea. My father wanted to use his phone, but I was fifteen and tired of following a blue dot. "One day
      without it," I said. "We will find the waterfall by ourselves." He looked at me for a moment, switched the phone off
      and put it at the bottom of his bag.

      It was the first holiday we had taken alone. My father drove a night bus, and for most of my life he had been asleep
      when I was awake. We were polite to each other, like neighbours. In the car that morning we had talked about the
      weather for twenty minutes.

      I led the way. For two hours everything on the paper was where it should be: the broken wall, the stream, the two pine
      trees. Then the path divided, and on the map it did not. I chose the left one without stopping, because I did not want
      him to see that I was in doubt. My father said nothing. He only bent down now and then to lay one small stone on top of
      another. I thought he was tired.

      The path grew narrow, then soft, then it was gone. There was no sound of falling water. It was nearly four o'clock, and
      a thin fog was coming down between the trees. I turned the map one way and then the other. My eyes began to burn.

      注意：续写词数应为 200 左右。

      第一段开头："I've got us lost," I finally admitted.

      第二段开头：As we followed the stones back, we began to talk.
    `,
    prose`
      "I've got us lost," I finally admitted. I waited for him to be angry, or worse, to take out the phone. He did neither.
      He sat down on a fallen tree and poured me some tea. "I once drove fifty passengers to the wrong town," he said. "I was
      too proud to ask." I laughed in spite of myself. Then he pointed into the fog. A few metres behind us stood two small
      stones, one on top of the other, and beyond them two more. "You chose the path," he said. "I only made sure that we
      could choose again."

      As we followed the stones back, we began to talk. He told me about the roads at night, and how he always slowed down
      when he passed our window. I told him about the things I had never said because he was sleeping. We were so busy that
      we hardly noticed when we came to the place where the path divided. This time we both stood still, and listened. From
      the right came a low, steady roar. We reached the waterfall in the last light of the day. Neither of us took a
      picture. The phone was still at the bottom of the bag.
    `,
    {
      content: { max: 90, hint: '情节合理，写出父子或父女关系的变化，利用石头、手机、瀑布等线索。' },
      language: { max: 100, hint: '心理、动作和对话描写具体，语言准确而有变化。' },
      structure: { max: 60, hint: '承接所给开头语，前后照应，结尾点出主题。' },
    },
    '读后续写',
    '石头是关键伏笔，第一段揭示父亲的用意，第二段写两人敞开心扉，结尾可照应瀑布和手机。',
  ),
]
