import type { SeedQuestion } from '../../types.ts'
import { fill, prose } from '../builders.ts'
import { grammarFill } from './make.ts'

export const grammarFillsLater: readonly SeedQuestion[] = [
  grammarFill(
    'en-b2-gf-001',
    'en-rj2019-b2-1',
    2,
    prose`
      Old books do not live for ever. Paper turns yellow, insects make holes in it, and [[1]] (care) hands tear it. In a
      quiet room of our city library, four people spend their days [[2]] (bring) such books back to life.

      Zhou Lan is one of them. It [[3]] (take) her nearly six months to repair the book that lies on her desk today. First,
      its pages were separated and washed in warm water. Then each hole was covered with thin paper [[4]] (make) by hand,
      whose colour matches [[5]] of the old page. Patience is the [[6]] (hard) part of all: on some days she finishes only
      one page. Visitors are often surprised [[7]] (learn) that she uses nothing but paste, a brush and paper. "If I do my
      job well," she says [[8]] a smile, "nobody will notice it." She also follows an important rule: every repair must be
      done in such a way [[9]] people in the future can undo it.
    `,
    [
      fill('careless', '词性转换', '由 tear it 可知指粗心的手，care 的否定意义形容词是 careless。'),
      fill('bringing', '非谓语动词', 'spend time (in) doing sth，bring … back to life 意为"使……重获生命"。'),
      fill(
        ['took', 'has taken'],
        '动词时态',
        'It takes sb some time to do sth 句型；由下文 were separated 可知动作在过去，用一般过去时。',
      ),
      fill('made', '过去分词作定语', 'paper 与 make 为被动关系，用过去分词作后置定语。'),
      fill('that', '代词', '用 that 代替前文的单数名词 the colour，避免重复。'),
      fill('hardest', '形容词最高级', '由 of all 可知用最高级。'),
      fill('to learn', '非谓语动词', 'be surprised to do sth 意为"惊讶地做某事"。'),
      fill('with', '介词', 'with a smile 意为"面带微笑"。'),
      fill('that', '结果状语从句', 'in such a way that … 意为"以这样的方式以至于……"。'),
    ],
  ),
  grammarFill(
    'en-b2-gf-002',
    'en-rj2019-b2-4',
    2,
    prose`
      Crossing a river in Hebei Province, the Zhaozhou Bridge is one of the [[1]] (old) stone bridges in the world that are
      still standing. It [[2]] (design) by Li Chun and was completed around the year 605. At that time many stone bridges
      had several half-round arches, [[3]] made them high and steep. Li Chun chose [[4]] single flat arch with a span of
      about 37 metres instead, so that carts could cross [[5]] (easy). He also left two small open arches at each end. They
      not only saved stone [[6]] also let flood water pass through.

      Since its completion the bridge [[7]] (survive) many floods and a number of earthquakes, and it has become a symbol
      [[8]] the skill of ancient builders. Today it is closed to traffic, but visitors come from far and wide [[9]] (admire)
      its shape. [[10]] (stand) beside it, they find it hard to believe that it is more than 1,400 years old.
    `,
    [
      fill('oldest', '形容词最高级', '"one of the + 最高级 + 名词复数"意为"最……之一"。'),
      fill('was designed', '被动语态', 'It（桥）与 design 为被动关系，叙述过去的事，用一般过去时的被动语态。'),
      fill('which', '定语从句', '非限制性定语从句，which 指代前面的内容并作主语。'),
      fill('a', '冠词', 'arch 为可数名词单数，泛指用不定冠词 a。'),
      fill(['easily', 'more easily'], '词性转换', '修饰动词 cross，用副词 easily。'),
      fill('but', '并列连词', 'not only … but also … 意为"不仅……而且……"。'),
      fill('has survived', '现在完成时', '由 since its completion 可知用现在完成时，主语为单数。'),
      fill('of', '介词', 'a symbol of 意为"……的象征"。'),
      fill('to admire', '非谓语动词', '不定式作目的状语，表示游客前来的目的。'),
      fill('Standing', '非谓语动词', '主语 they 与 stand 为主动关系，用现在分词作状语，句首大写。'),
    ],
  ),
  grammarFill(
    'en-b3-gf-001',
    'en-rj2019-b3-1',
    1,
    prose`
      On the evening before the Mid-Autumn Festival, the people in our lane hold a dinner [[1]] has no host. Each family
      [[2]] (carry) a table out of the door, and the tables are placed end to end until they form one long line. Everybody
      brings a dish they [[3]] (cook) at home. There are only two [[4]] (rule): you must sit beside someone you do not
      know well, and you must ask for the story of the dish in front of you.

      Last year I sat next to Mr Bai, an old man who [[5]] (move) to our lane only a month before. His dish was plain tofu,
      and at first nobody seemed [[6]] (interest) in it. When I asked about it, he told me that his wife used to make it
      [[7]] (she). Soon the whole table had stopped talking [[8]] (listen). This year he will come again, and so will the
      tofu. The moon is always beautiful at this time of year, [[9]] what I look forward to most is [[10]] (hear) the
      stories.
    `,
    [
      fill(['that', 'which'], '定语从句', '先行词 a dinner 指物，从句缺主语，用 that 或 which。'),
      fill('carries', '主谓一致', 'each family 作主语，谓语用第三人称单数。'),
      fill(['have cooked', 'cooked', 'cook'], '动词时态', '菜是带来之前做好的，用现在完成时最恰当，也可用一般时态。'),
      fill('rules', '名词复数', 'two 后接可数名词复数。'),
      fill('had moved', '过去完成时', '"a month before"以过去为基准，搬来发生在过去的过去，用过去完成时。'),
      fill('interested', '形容词', 'be / seem interested in 意为"对……感兴趣"，修饰人用 -ed 形容词。'),
      fill('herself', '代词', 'make it herself 意为"亲自做"，用反身代词作同位语。'),
      fill('to listen', '非谓语动词', 'stop to do sth 意为"停下来去做某事"，此处指停止交谈来倾听。'),
      fill(['but', 'yet'], '并列连词', '前后为转折关系：月亮虽美，但最期待的是故事。'),
      fill(['hearing', 'to hear'], '非谓语动词', 'is 后作表语，用动名词表示抽象的动作，也可用不定式。'),
    ],
  ),
  grammarFill(
    'en-x1-gf-001',
    'en-rj2019-x1-3',
    2,
    prose`
      High on the plateau of Qinghai lies Sanjiangyuan National Park, [[1]] name means "the source of three rivers". The
      Yangtze, the Yellow River and the Lancang River all begin here. In October 2021 it [[2]] (list) among the first five
      national parks of China.

      [[3]] (protect) such a huge area is not the work of a few rangers. Thousands of local families [[4]] (give) jobs in
      the park, usually one ranger from each family. Once they only looked after their yaks; now they also collect rubbish,
      record the [[5]] (move) of wild animals and check the cameras [[6]] (hide) among the rocks. Thanks [[7]] their efforts,
      the snow leopard, a shy animal that few people have ever seen, appears in the pictures more [[8]] (frequent) than
      before.

      Visitors must keep to the roads and take everything away with them. It is a place [[9]] nature comes first, and most
      people who go there find that they do not mind [[10]] (be) second.
    `,
    [
      fill('whose', '定语从句', '空格与 name 为所属关系，用 whose 引导非限制性定语从句。'),
      fill('was listed', '被动语态', 'it 与 list 为被动关系，In October 2021 为过去时间，用 was listed。'),
      fill(
        ['Protecting', 'To protect'],
        '动名词作主语',
        '句子谓语为 is，缺主语，用动名词（或不定式）作主语，句首大写。',
      ),
      fill(
        ['have been given', 'are given', 'were given'],
        '被动语态',
        'families 与 give 为被动关系；强调到现在的结果，用现在完成时的被动语态最恰当。',
      ),
      fill(['movements', 'movement'], '词性转换', 'the … of 结构中用名词，move 的名词是 movement。'),
      fill('hidden', '过去分词作定语', 'cameras 与 hide 为被动关系，用过去分词作后置定语。'),
      fill('to', '固定搭配', 'thanks to 意为"多亏、由于"。'),
      fill('frequently', '词性转换', '修饰动词 appears，用副词，more frequently 为比较级。'),
      fill('where', '定语从句', '先行词 a place 在从句中作地点状语，用 where。'),
      fill('being', '动名词作宾语', 'mind doing sth 意为"介意做某事"。'),
    ],
  ),
]
