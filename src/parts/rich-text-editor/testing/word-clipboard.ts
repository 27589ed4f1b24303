/** HTML as Word puts it on the clipboard, around some paragraphs. */
export const wordPage = (body: string): string =>
  `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:m="http://schemas.microsoft.com/office/2004/12/omml" xmlns="http://www.w3.org/TR/REC-html40"><head>
<meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><w:WordDocument><m:mathPr>
<m:mathFont m:val="Cambria Math"/></m:mathPr></w:WordDocument></xml><![endif]--><style><!-- @list l0 {mso-list-id:1;} --></style>
</head><body lang=ZH-CN style='tab-interval:21.0pt'><!--StartFragment-->${body}<!--EndFragment--></body></html>`

export const paragraph = (inner: string): string =>
  `<p class=MsoNormal><span style='font-family:宋体'>${inner}<span lang=EN-US><o:p></o:p></span></span></p>`

/** Letters of an equation. */
export const letters = (text: string): string =>
  `<i style='mso-bidi-font-style:normal'><span lang=EN-US style='font-family:"Cambria Math",serif'><m:r>${text}</m:r></span></i>`

/** The settings that each part of an equation ends with. */
export const settings = `<span style='font-family:"Cambria Math",serif'><m:ctrlPr></m:ctrlPr></span>`

export const squareOf = (base: string): string =>
  `<m:sSup><m:sSupPr>${settings}</m:sSupPr><m:e>${letters(base)}</m:e><m:sup>${letters('2')}</m:sup></m:sSup>`

/** Shown by what knows no equations: a picture, within it one for what knows VML and one for all others. */
const pictureOfEquation = `<![if !msEquation]><span lang=EN-US style='position:relative;top:3.0pt'><!--[if gte vml 1]><v:shape
 id="_x0000_i1025" type="#_x0000_t75" style='width:12pt'><v:imagedata src="file:///C:/clip_image001.png" chromakey="white"/>
</v:shape><![endif]--><![if !vml]><img width=16 height=21 src="file:///C:/clip_image002.png" v:shapes="_x0000_i1025"><![endif]></span><![endif]>`

export const equation = (parts: string): string =>
  `<!--[if gte msEquation 12]><m:oMath>${parts}</m:oMath><![endif]-->${pictureOfEquation}`

/** A paragraph of a list; `font` is that of its sign. */
export const listed = (sign: string, text: string, font = '等线'): string =>
  `<p class=MsoListParagraph style='margin-left:18.0pt;text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
lang=EN-US style='font-family:${font};mso-fareast-font-family:${font}'><span style='mso-list:Ignore'>${sign}<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]><span>${text}<span lang=EN-US><o:p></o:p></span></span></p>`

/** A picture of the document, of which there is but an address. */
export const picture = `<span lang=EN-US style='mso-no-proof:yes'><!--[if gte vml 1]><v:shape id="_x0000_i1026"><v:imagedata
 src="file:///C:/clip_image003.jpg"/></v:shape><![endif]--><![if !vml]><img width=200 height=100
src="file:///C:/clip_image003.jpg" v:shapes="_x0000_i1026"><![endif]></span>`
