### Posting something for everybody at a press of a button

post-elsewhere = I only show that where it was played. Open it there and press the button again.
post-may-not = You may not write here, so I won't either.
post-just-posted = Something was posted here, or by you, just now. Press the button again in a minute.
post-drawn = The picture took a moment to draw and is ready now. Press the button again and it is posted.
post-changed = Something on it has changed just now. Press the button again.
